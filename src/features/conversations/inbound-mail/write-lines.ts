import { quote_mark, signature_mark } from "./mark-lines.ts";

const quote_depth_max = 10;

/** Whether lines are preformatted, or marked as quotes. */
export type LineMarks = { isPre: boolean; mark: string };

/** Collects the lines of a page as its reader sees them. */
export class LineWriter {
  depth = 0;
  /** Comparing two values shows whether text was written in between. */
  length = 0;
  #pieces: string[] = [];
  #endsInSpace = true;
  #hasWords = false;
  #pre = 0;
  readonly #marks: string[] = [];
  readonly #lines: string[] = [];

  /** Applies an element's marks at its start (1) or end (-1). */
  take({ isPre, mark }: LineMarks = { isPre: false, mark: "" }, step: 1 | -1): void {
    if (isPre) this.#pre += step;
    if (mark === "") return;
    if (step === 1) this.#marks.push(mark);
    else this.#marks.pop();
  }

  say(text: string): void {
    const plain = text.replaceAll(quote_mark, "").replaceAll(signature_mark, "");
    if (this.#pre === 0) {
      this.#add(plain.replaceAll(/[\s\u00A0]+/g, " "));
      return;
    }
    for (const [at, line] of plain.split(/\r\n?|\n/).entries()) {
      if (at > 0) this.end();
      if (line !== "") this.#add(line.replaceAll("\u00A0", " "), true);
    }
  }

  #add(text: string, isPre = false): void {
    const added = this.#endsInSpace && !isPre ? text.trimStart() : text;
    if (added === "") return;
    this.#pieces.push(added);
    this.length += added.length;
    this.#endsInSpace = added.endsWith(" ");
    this.#hasWords ||= added.trim() !== "";
  }

  end(): void {
    const line = this.#pieces.join("");
    // the trailing space is part of a signature separator
    const content = line === "-- " ? line : line.trimEnd();
    const mark = this.depth === 0 && content !== "" ? (this.#marks.at(-1) ?? "") : "";
    this.#lines.push(
      mark + (this.depth === 0 ? content : `${"> ".repeat(Math.min(this.depth, quote_depth_max))}${content}`.trimEnd()),
    );
    this.#clear();
  }

  #clear(): void {
    this.#pieces = [];
    this.#endsInSpace = true;
    this.#hasWords = false;
  }

  fresh(): void {
    if (this.#hasWords) this.end();
    this.#clear();
  }

  text(): string {
    this.fresh();
    return this.#lines.join("\n");
  }
}
