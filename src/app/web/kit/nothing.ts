/** What pressing something does in the kit. */
export function nothing(): void {
  return;
}
