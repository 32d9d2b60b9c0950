import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RelaxNGValidator, XmlDocument, XmlLibError } from "libxml2-wasm";

const schema = join(import.meta.dirname, "schemas", "atom.rng");

/** Validates against RFC 4287's schema and as XML; empty for a valid feed. */
export function atomErrors(text: string): string[] {
  using grammar = XmlDocument.fromBuffer(readFileSync(schema));
  // oxlint-disable-next-line typescript/no-deprecated -- libxml2 2 has it, and RFC 4287 has its grammar in no other language
  using validator = RelaxNGValidator.fromDoc(grammar);
  try {
    using feed = XmlDocument.fromBuffer(Buffer.from(text));
    validator.validate(feed);
    return [];
  } catch (cause) {
    if (!(cause instanceof XmlLibError)) throw cause;
    return cause.message.trim().split("\n");
  }
}
