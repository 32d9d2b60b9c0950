import { beginFirstCalls } from "../../client/first-calls.ts";
import { earlyVisitorMark } from "../../client/session.ts";
import { earlyPressNote } from "../../ui/early-presses.ts";

/** Marks a connection that is slow or that somebody pays for by the byte: pictures further down then wait for scrolling. */
const markSlow = `{let c=navigator.connection;if(c&&(c.saveData||/2g|3g/.test(c.effectiveType)))document.documentElement.dataset.slow=""}`;

/** The one script that stands in every page before all others. */
export const earlyScript = [earlyVisitorMark, markSlow, beginFirstCalls, earlyPressNote].join(";");
