/** A LIKE pattern for texts that contain this one as it stands: `%` and `_` are characters like any other. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
