import { once } from "node:events";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { PublicNetwork } from "../src/platform/network/fetch-public.ts";

/**
 * A test-only key for calendars.example and elsewhere.example, made with `openssl req -x509 -newkey ec -days 36500`.
 */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgrLg+/1zTbPwMLuUV
v/zRwC5O7VvtLVQPYoeXxNFRfkChRANCAARxnXUIOZl8d26ac2GzC8RZlME8k792
MrFIk9PgTmLlz+P0b9QpxYTG3AtVGgfAwd9kwoSTXMmbY4J7oO2m+CFk
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBwzCCAWigAwIBAgIUeEvckIhSPRwCxmFDWuz2Ej9pSDkwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRY2FsZW5kYXJzLmV4YW1wbGUwIBcNMjYxMTIzMDIzNjA4WhgP
MjEyNjEwMzAwMjM2MDhaMBwxGjAYBgNVBAMMEWNhbGVuZGFycy5leGFtcGxlMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEcZ11CDmZfHdumnNhswvEWZTBPJO/djKx
SJPT4E5i5c/j9G/UKcWExtwLVRoHwMHfZMKEk1zJm2OCe6DtpvghZKOBhTCBgjAd
BgNVHQ4EFgQUHphq+raO6yuESROrQu4Qb/RZa4kwHwYDVR0jBBgwFoAUHphq+raO
6yuESROrQu4Qb/RZa4kwDwYDVR0TAQH/BAUwAwEB/zAvBgNVHREEKDAmghFjYWxl
bmRhcnMuZXhhbXBsZYIRZWxzZXdoZXJlLmV4YW1wbGUwCgYIKoZIzj0EAwIDSQAw
RgIhAKiWQ5O3zDpPYHduBV0e6GJrM1NeRIs2Ytf4OutxI0pzAiEA9ovB4FtG/P/7
2fM9rlWBe491iYdmPa3a2nu5qVed67c=
-----END CERTIFICATE-----`;

export const public_address = "93.184.216.34";

/** A local https server and a network that reaches it at a public address. `network` takes other DNS results. */
export async function startPublicServer(answer: RequestListener) {
  const server = createServer({ key, cert }, answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const network = (resolve = (_host: string): string[] => [public_address]): PublicNetwork => ({
    resolve: async (host) => resolve(host),
    reach: () => "127.0.0.1",
    port,
    ca: cert,
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { network, close };
}
