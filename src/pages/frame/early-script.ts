import { beginFirstCalls } from "../../client/call/first-calls.ts";
import { earlyVisitorMark } from "../../client/session/session.ts";
import { earlyPressScript } from "../../ui/page/early-presses.ts";

const markSlow = `{let c=navigator.connection;if(c&&(c.saveData||/2g|3g/.test(c.effectiveType)))document.documentElement.dataset.slow=""}`;

/** Inline, before all other scripts. */
export const earlyScript = [earlyVisitorMark, markSlow, beginFirstCalls, earlyPressScript].join(";");
