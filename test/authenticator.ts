import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

type Place = { origin: string; rpID: string };
type Showing = Partial<Place> & {
  isVerified?: boolean;
  /** The signature counter; increases by one by default. */
  counter?: number;
};

export type Authenticator = {
  id: string;
  make(challenge: string): { id: string; response: Record<string, unknown> };
  show(challenge: string, showing?: Showing): { id: string; response: Record<string, unknown> };
};

const text = (value: string) => Buffer.from(value).toString("base64url");
const hashed = (value: string | Buffer) => createHash("sha256").update(value).digest();

const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);
const word = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

export function newAuthenticator(place: Place): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const rawId = randomBytes(32);
  const id = rawId.toString("base64url");
  let used = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpID: string, flags: number, counter: number, more: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hashed(rpID), Buffer.from([flags]), count, more]);
  };
  return {
    id,
    make(challenge) {
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
        Buffer.from(x, "base64url"),
        Buffer.from([0x22, 0x58, 32]),
        Buffer.from(y, "base64url"),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), rawId, key]);
      // present, verified, with a credential
      const data = authData(place.rpID, 0x45, used, credential);
      const parts = [word("fmt"), word("none"), word("attStmt"), Buffer.from([0xa0]), word("authData"), bytes(data)];
      const attestationObject = Buffer.concat([Buffer.from([0xa3]), ...parts]).toString("base64url");
      const clientDataJSON = clientData("webauthn.create", challenge, place.origin).toString("base64url");
      return { id, response: { clientDataJSON, attestationObject, transports: ["internal"] } };
    },
    show(challenge, { origin = place.origin, rpID = place.rpID, isVerified = true, counter = used + 1 } = {}) {
      used = Math.max(used, counter);
      const client = clientData("webauthn.get", challenge, origin);
      const data = authData(rpID, isVerified ? 0x05 : 0x01, counter);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, hashed(client)]))
        .sign(privateKey);
      return {
        id,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
}

export const handleOf = (account_id: string): string => text(account_id);
