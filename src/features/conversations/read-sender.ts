import { addressParser, type Email } from "postal-mime";

type Headers = Pick<Email, "headers">;

/** From whom an email is; empty where nobody is named, or several are [conversations-17]. A name with a comma that is not in quotes names nobody. */
export function readSender({ headers }: Headers): string {
  const from = headers.filter(({ key }) => key === "from");
  if (from.length !== 1) return "";
  const named = addressParser(from[0]?.value ?? "").flatMap((each) => each.group ?? [each]);
  const [address = "", ...others] = named.map((each) => each.address ?? "").filter((each) => each !== "");
  return others.length === 0 ? address : "";
}

/**
 * Whether the mail server in front found that an email is from whom it says [conversations-19]: by DMARC, or where the domain publishes
 * none, by a signature or a path of that domain. Only the topmost header with the server's name is the server's.
 */
export function isProven({ headers }: Headers, from: string, server: string): boolean {
  const said = headers
    .filter(({ key }) => key === "authentication-results")
    .map(({ value }) =>
      value
        .replaceAll(/\([^()]*\)/g, " ")
        .toLowerCase()
        .split(";"),
    )
    .find(([name = ""]) => name.trim().split(/\s+/)[0] === server.toLowerCase());
  const results = (said ?? []).slice(1).map((each) => each.trim());
  const dmarc = results.map((each) => /^dmarc\s*=\s*(\w+)/.exec(each)?.[1]).find((each) => each !== undefined);
  if (dmarc !== undefined && dmarc !== "none") return dmarc === "pass";
  const domain = from.slice(from.lastIndexOf("@") + 1).toLowerCase();
  return results.some((each) => {
    const by = /^(?:dkim\s*=\s*pass\b.*\bheader\.(?:d|i)|spf\s*=\s*pass\b.*\bsmtp\.mailfrom)\s*=\s*"?([^\s;"]+)/.exec(
      each,
    );
    return by !== null && isAligned((by[1] ?? "").replace(/^.*@/, ""), domain);
  });
}

function isAligned(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}
