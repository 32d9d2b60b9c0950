/** The first mouse or finger that moves over the cards in a list has what shows their further pictures fetched. */
export function watchPictures(list: HTMLElement, event: PointerEvent): void {
  import("./card-pictures.ts").then(
    ({ watchCards }) => watchCards(list, event),
    // each card shows one picture without it
    () => undefined,
  );
}
