export function readCount(typed: string, min: number, max: number): number | null {
  const text = typed.trim();
  if (!/^\d{1,4}$/.test(text)) return null;
  const count = Number(text);
  return min <= count && count <= max ? count : null;
}
