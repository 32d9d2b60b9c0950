export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...list];
  if (to < 0 || to >= list.length) return next;
  const [moved] = next.splice(from, 1);
  if (moved !== undefined) next.splice(to, 0, moved);
  return next;
}
