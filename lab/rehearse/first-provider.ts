import { once } from "node:events";
import { request } from "node:https";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import sharp from "sharp";
import type { startSmtpServer } from "../../test/smtp-server.ts";
import { until } from "../harness/children.ts";

/** A local site with its certificate authority and mail server. */
type Site = { name: string; authority: Buffer; smtp: Awaited<ReturnType<typeof startSmtpServer>> };
type Requested = { method?: string; token?: string; body?: object };

const mail_seconds_max = 60;
const email = "nandi@wild-fig.example";
const password = "a horse, a battery";
const business = { business_name: "Wild Fig", contact_person: "Nandi Mokoena", phone: "082 555 0142" };

/** As a browser behind the proxy; throws unless it succeeds. */
async function makeRequest(
  { name, authority }: Site,
  path: string,
  { method, token, body }: Requested = {},
): Promise<string> {
  const sent = body && new Response(body instanceof FormData ? body : JSON.stringify(body));
  const type = body instanceof FormData ? sent?.headers.get("content-type") : "application/json";
  const headers = {
    host: name,
    ...(sent && { "content-type": type ?? "" }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const options = { host: "127.0.0.1", servername: name, ca: authority, path, headers };
  const asking = request({ ...options, method: method ?? (sent ? "POST" : "GET") });
  asking.end(sent && Buffer.from(await sent.arrayBuffer()));
  const [answer] = (await once(asking, "response")) as [import("node:http").IncomingMessage];
  const text = (await buffer(answer)).toString("utf8");
  const { statusCode = 0 } = answer;
  if (statusCode < 200 || statusCode > 299) throw new Error(`${path}: ${statusCode} ${text.slice(0, 300)}`);
  return text;
}

async function fetchJson<T>(site: Site, path: string, options?: Requested): Promise<T> {
  return JSON.parse(await makeRequest(site, path, options)) as T;
}

async function awaitToken({ name, smtp }: Site): Promise<string> {
  const find = () => smtp.messages.find(({ to }) => to.includes(email));
  await until(
    async () => find() !== undefined,
    mail_seconds_max,
    () => `No email to ${email} came within ${mail_seconds_max} s.`,
  );
  const { text = "" } = await PostalMime.parse(find()?.content ?? "");
  const [, token] = new RegExp(`https://${name}/confirm-email\\?token=([\\w-]+)`).exec(text) ?? [];
  if (token === undefined) throw new Error(`The email to ${email} has no link to confirm it:\n${text}`);
  return token;
}

async function drawLogo(): Promise<FormData> {
  const logo = sharp({ create: { width: 400, height: 400, channels: 3, background: "#8a5a44" } });
  const form = new FormData();
  form.append("logo", new Blob([Uint8Array.from(await logo.png().toBuffer())], { type: "image/png" }), "logo.png");
  return form;
}

/**
 * Follows docs/deployment.md for the first provider by API calls: registers, opens the mailed link, signs in, completes
 * a profile with logo, publishes. Throws unless visitors then find it.
 */
export async function openFirstProvider(site: Site): Promise<void> {
  await makeRequest(site, "/register");
  await makeRequest(site, "/api/auth/register", { body: { email, password, confirmPassword: password, ...business } });
  await makeRequest(site, "/api/auth/confirm-email", { body: { token: await awaitToken(site) } });
  const { token } = await fetchJson<{ token: string }>(site, "/api/auth/login", { body: { email, password } });
  const { categories } = await fetchJson<{ categories: { id: number; slug: string }[] }>(site, "/api/categories");
  const florist = categories.find(({ slug }) => slug === "florists");
  const profile = {
    description: "Flowers of the veld, tied by hand.",
    primary_category_id: florist?.id,
    city: "Clarens",
    province: "Free State",
    price_from: 4_500,
  };
  await makeRequest(site, "/api/providers/profile", { method: "PUT", token, body: profile });
  await makeRequest(site, "/api/media/logo", { token, body: await drawLogo() });
  await makeRequest(site, "/api/providers/profile/publish", { method: "PUT", token });
  const { id } = await fetchJson<{ id: string }>(site, "/api/providers/profile", { token });
  const page = await makeRequest(site, `/provider/${id}`);
  if (!page.includes(profile.description))
    throw new Error("The page of the first provider does not say what was written.");
  const { providers } = await fetchJson<{ providers: { id: string }[] }>(site, "/api/providers?category=florists");
  if (!providers.some((each) => each.id === id)) throw new Error("The list of its category lacks the first provider.");
}
