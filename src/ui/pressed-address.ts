/** The path of the link of ours that an event met, with what stands behind it; null where it met none. */
export function pressedAddress({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link?.origin === location.origin ? link.pathname + link.search + link.hash : null;
}
