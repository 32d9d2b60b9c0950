/** Shorter lines are known only as a whole: many people write "Yes". */
const part_length_min = 16;
const line_length_min = 4;
/** More of what was said, and more lines, are not compared. */
const sent_length_max = 20_000;
const lines_compared_max = 2_000;

/** Answers of a line whether it stands in a text, however it is quoted, wrapped and spaced. */
export function compareText(text: string): (line: string) => boolean {
  const known = text.slice(0, sent_length_max);
  const whole = squeeze(known);
  const lines = new Set(known.split("\n").map(squeeze));
  let compared = 0;
  return (line) => {
    compared += 1;
    if (compared > lines_compared_max) return false;
    const own = squeeze(line);
    if (own.length >= part_length_min) return whole.includes(own);
    return own.length >= line_length_min && lines.has(own);
  };
}

const squeeze = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
