import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { OutOfSight } from "../../ui/out-of-sight.tsx";
import { saveLastList } from "./last-list.ts";

/** Moves the focus and announces the title, as browsers do. A changed query alone changes neither. */
export function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => saveLastList({ pathname, search }), [pathname, search]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div role="status">
      <OutOfSight>{title}</OutOfSight>
    </div>
  );
}
