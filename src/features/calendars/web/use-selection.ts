import { useEffect, useReducer, useRef } from "react";
import { useNavigate } from "react-router";
import { calendarAddress } from "./calendar-address.ts";
import { monthOf } from "./month-grid.ts";
import { select, startSelection, type DayRange, type SelectionAct } from "./range-selection.ts";

interface Looked {
  month: string;
  today: string;
  /** How many times something was saved: what was chosen for it is not needed any more. */
  saves: number;
  /** A day or range is to be opened. */
  onOpen: (range: DayRange) => void;
}

/** What is chosen in a month; a key that leads out of it turns the page. */
export function useSelection({ month, today, saves, onOpen }: Looked) {
  const navigate = useNavigate();
  const [selection, act] = useReducer(select, monthOf(today) === month ? today : `${month}-01`, startSelection);
  const newest = useRef(onOpen);
  useEffect(() => {
    newest.current = onOpen;
  });
  useEffect(() => {
    if (selection.opened) newest.current(selection.opened);
  }, [selection.opened]);
  const dropped = useRef(saves);
  useEffect(() => {
    // not as it begins: what is chosen before this runs stays
    if (dropped.current !== saves) act({ act: "escape" });
    dropped.current = saves;
  }, [saves]);
  const isChoosing = selection.anchor !== null || selection.isPicking;
  useEffect(() => {
    if (!isChoosing) return;
    const hear = ({ key }: KeyboardEvent) => {
      // Escape closes what is open over the page, and only then drops what is chosen on it
      if (key === "Escape" && !document.querySelector("dialog[open]")) act({ act: "escape" });
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [isChoosing]);

  /** Shows a month: one that was pressed can be come back from, one that keys passed through can't. */
  function goTo(to: string, by: "press" | "key") {
    if (to === month) return;
    void navigate(calendarAddress({ view: "month", month: to }), { replace: by === "key", preventScrollReset: true });
  }
  return {
    selection,
    goTo,
    select(done: SelectionAct) {
      act(done);
      if (done.act === "move") goTo(monthOf(done.to), "key");
    },
  };
}
