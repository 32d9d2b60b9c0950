import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { OutOfSight } from "../../ui/out-of-sight.tsx";
import { noteList } from "./last-list.ts";

/**
 * Does for a page changed in place what a browser does for a loaded one: the focus goes to the page's beginning, and
 * readers hear its title. A change of the query alone (a filter, a page of a list) leaves both where they are.
 */
export function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => noteList({ pathname, search }), [pathname, search]);
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
