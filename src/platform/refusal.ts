import { errors, type ErrorCode } from "../contract/errors.ts";

export type SuggestedLink = { label: string; to: string };

type Details = {
  sentence?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  ways?: readonly SuggestedLink[];
};

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly ways: readonly SuggestedLink[] | undefined;

  constructor(code: ErrorCode, sentence: string, { fields, retryAfterSeconds, ways }: Omit<Details, "sentence"> = {}) {
    super(sentence);
    this.name = "Refusal";
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.ways = ways;
  }

  get status(): (typeof errors)[ErrorCode]["status"] {
    return errors[this.code].status;
  }

  get page(): string | undefined {
    const known = errors[this.code];
    return "page" in known ? known.page : undefined;
  }
}

/** Does nothing without errors; the first is the main message. */
export function refuseIfInvalid(fieldErrors: Record<string, string>): void {
  const [sentence] = Object.values(fieldErrors);
  if (sentence !== undefined) refuse("bad_input", { sentence, fields: fieldErrors });
}

export function refuseField(field: string, sentence: string): never {
  return refuse("bad_input", { sentence, fields: { [field]: sentence } });
}

/** Throws. `sentence` replaces the code's default; `ways` are links for an error page. */
export function refuse(code: ErrorCode, { sentence = errors[code].sentence, ...details }: Details = {}): never {
  throw new Refusal(code, sentence, details);
}
