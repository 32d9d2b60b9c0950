/**
 * Answers what runs a function at once, or, while the mouse or a finger presses something, once that press has become its click:
 * whatever the function moves would be missed by it. Watches until the signal is given.
 */
export function watchPresses(signal: AbortSignal): (run: () => void) => void {
  let isPressing = false;
  const note = (event: Event) => {
    isPressing = event.type === "mousedown";
  };
  for (const type of ["mousedown", "mouseup"]) document.addEventListener(type, note, { capture: true, signal });
  return (run) => {
    if (!isPressing) run();
    else document.addEventListener("mouseup", () => setTimeout(run), { once: true, signal });
  };
}
