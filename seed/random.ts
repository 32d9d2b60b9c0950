export function hash(text: string): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

/** Numbers in [0, 1), reproducible (mulberry32). */
export function random(seed: string): () => number {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
