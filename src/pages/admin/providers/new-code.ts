/** 100000 to 999999, typed to confirm a deletion [admin-8]. */
export function newCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(100_000 + (random % 900_000));
}
