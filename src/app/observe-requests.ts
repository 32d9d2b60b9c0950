import type { RequestListener } from "node:http";
import { events_path } from "../contract/conversations/words.ts";
import { isObserved, tell } from "../platform/telemetry/signals.ts";
import type { NameRoute } from "./name-routes.ts";

/** Methods that are counted by their names. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** What proxies say of a caller that went before it was answered. */
const gone = 499;

/** Tells of each request when its answer has left, or its caller; where nobody observes it is handed on as it came. */
export function observeRequests(listener: RequestListener, nameRoute: NameRoute): RequestListener {
  return (request, response) => {
    if (!isObserved("request")) return listener(request, response);
    const begun = performance.now();
    const { method = "", url = "" } = request;
    response.once("close", () => {
      const mark = url.indexOf("?");
      const route = nameRoute(mark === -1 ? url : url.slice(0, mark));
      // it ends when its page goes
      const isStream = route === events_path && response.statusCode === 200;
      tell("request", {
        route,
        method: methods.has(method) ? method : "other",
        status: response.writableFinished || isStream ? response.statusCode : gone,
        seconds: isStream ? null : (performance.now() - begun) / 1000,
      });
    });
    listener(request, response);
  };
}
