import { createHash, createHmac } from "node:crypto";

export type SignedRequest = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
};

export type Keys = { accessKeyId: string; secretAccessKey: string };

const shape =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Uint8Array, content: string) => createHmac("sha256", key).update(content).digest();

/** The S3 error; undefined if valid. Written from the specification, independently of the product's signer. */
export function verifySignature(request: SignedRequest, keys: Keys, now = Date.now()): string | undefined {
  const { headers, body } = request;
  const valueOf = (name: string) => String(headers[name] ?? "").trim();
  const [, id, day, region, signed, signature] = shape.exec(valueOf("authorization")) ?? [];
  if (!id || !day || !region || !signed) return "AccessDenied";
  if (id !== keys.accessKeyId) return "InvalidAccessKeyId";
  const sent_at = valueOf("x-amz-date");
  const instant = sent_at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  if (!(Math.abs(now - Date.parse(instant)) < 900_000) || !sent_at.startsWith(day)) return "RequestTimeTooSkewed";
  const names = signed.split(";");
  if (["host", "x-amz-date", "x-amz-content-sha256"].some((needed) => !names.includes(needed))) return "AccessDenied";
  if (valueOf("x-amz-content-sha256") !== sha256(body)) return "XAmzContentSHA256Mismatch";

  const scope = `${day}/${region}/s3/aws4_request`;
  const signedHeaders = names.map((name) => `${name}:${valueOf(name)}`);
  const canonical = [request.method, ...canonicalAddress(request.url), ...signedHeaders, "", signed, sha256(body)].join(
    "\n",
  );
  const text = ["AWS4-HMAC-SHA256", sent_at, scope, sha256(canonical)].join("\n");
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region), "s3"), "aws4_request");
  return hmac(key, text).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}

/** The path, and the parameters in canonical order and encoding. */
function canonicalAddress(url: string): [path: string, query: string] {
  const { pathname, searchParams } = new URL(url, "http://s3.test");
  const spell = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const parameters = [...searchParams].map(([name, value]) => `${spell(name)}=${spell(value)}`);
  return [pathname, parameters.toSorted().join("&")];
}
