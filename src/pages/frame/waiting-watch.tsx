import { useEffect, useState } from "react";
import { useLiveEvents } from "../../client/live-events.ts";
import { useVisitor } from "../../client/session.ts";
import { useArrivals } from "../../client/use-arrivals.ts";
import { putWaiting, reloadWaiting } from "../../client/waiting.ts";

/** The page's own requests go first. */
const stream_delay_ms = 5_000;

/** Rule [providers-30]. */
export function WaitingWatch() {
  const visitor = useVisitor();
  return visitor.kind === "provider" ? <Watch key={visitor.id} /> : null;
}

function Watch() {
  const [isLate, setLate] = useState(false);
  useArrivals(reloadWaiting);
  useEffect(() => {
    const reload = () => void (document.visibilityState === "visible" && reloadWaiting());
    reload();
    const timer = setTimeout(() => {
      setLate(true);
      reload();
    }, stream_delay_ms);
    document.addEventListener("visibilitychange", reload);
    globalThis.addEventListener("online", reload);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", reload);
      globalThis.removeEventListener("online", reload);
      putWaiting(null);
    };
  }, []);
  useLiveEvents(isLate ? "provider" : null, () => void reloadWaiting());
  return null;
}
