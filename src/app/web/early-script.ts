import { beginFirstCalls } from "../../client/first-calls.ts";
import { earlyVisitorMark } from "../../client/session.ts";
import { earlyPressNote } from "../../ui/early-presses.ts";

/** The one script that stands in every page before all others. */
export const earlyScript = [earlyVisitorMark, beginFirstCalls, earlyPressNote].join(";");
