import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { useEffect } from "react";
import { Link, href, useNavigate } from "react-router";
import { Icon } from "../../../../ui/page/icon.tsx";
import { useListPosition, type ListPosition } from "./list-position.ts";
import styles from "../conversation.module.css";

/** Also by Alt+K and Alt+J. */
export function Neighbours({ id }: { id: string }) {
  const list = useListPosition();
  const navigate = useNavigate();
  const at = list.ids.indexOf(id);
  const [before, after] = at === -1 ? [] : [list.ids[at - 1], list.ids[at + 1]];
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const to = event.code === "KeyK" ? before : event.code === "KeyJ" ? after : undefined;
      if (to === undefined || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      void navigate(href("/enquiries/:id", { id: to }), { state: list });
    };
    document.addEventListener("keydown", go);
    return () => document.removeEventListener("keydown", go);
  }, [before, after, navigate, list]);
  if (before === undefined && after === undefined) return null;
  return (
    <nav aria-label="Other enquiries" className={styles.neighbours}>
      <NeighbourLink to={before} label="Previous" keys="Alt+K" state={list} />
      <NeighbourLink to={after} label="Next" keys="Alt+J" state={list} />
    </nav>
  );
}

type NeighbourLinkProps = { to: string | undefined; label: "Previous" | "Next"; keys: string; state: ListPosition };

function NeighbourLink({ to, label, keys, state }: NeighbourLinkProps) {
  if (to === undefined) return null;
  return (
    <Link
      to={href("/enquiries/:id", { id: to })}
      state={state}
      aria-keyshortcuts={keys}
      title={keys.replace("+", " and ")}
    >
      {label === "Previous" && <Icon of={ChevronLeft} />}
      {label}
      {label === "Next" && <Icon of={ChevronRight} />}
    </Link>
  );
}
