const sideways: Record<string, string> = { ArrowDown: "ArrowRight", ArrowUp: "ArrowLeft" };

/** By the ARIA tabs pattern; null for other keys. With `isSide` vertical arrows work too. */
export function tabAfterKey(key: string, at: number, count: number, isSide = false): number | null {
  switch (isSide ? (sideways[key] ?? key) : key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
