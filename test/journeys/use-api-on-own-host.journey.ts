import { once } from "node:events";
import { cp } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "../../scripts/free-port.mjs";
import { demoLogins } from "../../seed/demo-directory.ts";
import { startOpenIdServer } from "../openid-server.ts";
import { startTileServer } from "../tile-server.ts";
import { expectDashboard, signInHere } from "./account-steps.ts";
import { openTab } from "./dashboard-steps.ts";
import { expectSent, fillEnquiry, openEnquiry, sendButton } from "./enquiry-steps.ts";
import { expect, newAddress, openPage, test, withoutPosters } from "./journey.ts";
import { choosePhotos, expectCount, partOf } from "./library-steps.ts";
import { sharedFolder, spareFolder } from "./places.ts";
import { startProduct } from "./product.ts";
import { strangers } from "./strangers.ts";

const [, provider] = demoLogins;

function watchCalls(page: Page) {
  const requests: URL[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^\/(api|badge|media)\/./.test(url.pathname)) requests.push(url);
  });
  return {
    at: (origin: string) => requests.filter((url) => url.origin === origin).map(({ pathname }) => pathname),
  };
}

async function forward(from: number, to: number): Promise<{ close: () => void }> {
  const sockets: Socket[] = [];
  const server = createServer((caller) => {
    const product = connect(to, "127.0.0.1");
    sockets.push(caller, product);
    caller.on("error", () => product.destroy());
    product.on("error", () => caller.destroy());
    caller.pipe(product).pipe(caller);
  }).listen(from, "127.0.0.1");
  await once(server, "listening");
  return {
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Street tiles load only with the map; their host sees the site's origin, not the page. */
async function seeStreets(page: Page, requests: readonly { from: string | undefined }[]): Promise<void> {
  const libraries = () => page.locator('[href*="street-tiles"]').count();
  expect([requests, await libraries()]).toEqual([[], 0]);
  await page.getByRole("button", { name: "Show map" }).click();
  const map = page.getByRole("group", { name: "Map: vendors by place" });
  const tile = map.locator("img").first();
  await expect.poll(() => tile.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);
  await expect(map.getByRole("link", { name: "Streets" })).toBeVisible();
  expect(await libraries()).toBeGreaterThan(0);
  expect(new Set(requests.map(({ from }) => from))).toEqual(new Set([`${new URL(page.url()).origin}/`]));
  await page.getByRole("button", { name: "Hide map" }).click();
}

async function addVirtualAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const keeps = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true, ...keeps },
  });
}

test("with an API on another origin people browse, sign in, by passkey too, upload and enquire, and the page's own origin gets none of the requests", async ({
  page,
  noise,
}, { outputDir }) => {
  test.setTimeout(120_000);
  const [folder, port, apiPort] = [join(outputDir, "data"), await freePort(), await freePort()];
  // another origin of the same site, so that cookies work; passkeys need a host name
  const api = `http://localhost:${apiPort}`;
  const forwarder = await forward(apiPort, port);
  await cp(spareFolder(), folder, { recursive: true });
  await cp(join(sharedFolder(), "media"), join(folder, "media"), { recursive: true });
  const issuer = await startOpenIdServer({
    redirect_uris: [`${api}/api/auth/google/callback`],
    accounts: [strangers.bride],
  });
  const tiles = await startTileServer();
  const env = {
    MAP_TILES_URL: tiles.url,
    MAP_TILES_CREDIT: "© [Streets](https://streets.example/)",
    PUBLIC_URL: `http://localhost:${port}`,
    API_URL: api,
    GOOGLE_CLIENT_ID: issuer.clientId,
    GOOGLE_CLIENT_SECRET: issuer.clientSecret,
    GOOGLE_ISSUER: issuer.issuer,
  };
  const product = await startProduct({ folder, port, env });
  noise.allow(new RegExp(`^requested (${product.url}|${api}|${issuer.issuer}|${tiles.origin})/`));
  await withoutPosters(page, noise);
  const calls = watchCalls(page);
  try {
    await test.step("a visitor browses and enquires", async () => {
      await openPage(page, `${product.url}/providers`);
      const card = page
        .getByRole("article")
        .filter({ has: page.locator("img") })
        .first();
      const picture = card.locator("img").first();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await seeStreets(page, tiles.requests);
      await card.getByRole("link").first().click();
      const dialog = await openEnquiry(page);
      await fillEnquiry(dialog, { "Your Name": "Sibusiso", "Email Address": newAddress(), Message: "Are you free?" });
      await sendButton(dialog).click();
      await expectSent(page);
    });
    await test.step("a couple comes in with Google", async () => {
      await openPage(page, `${product.url}/couple-login`);
      await page.getByRole("link", { name: "Sign in with Google" }).click();
      await page.getByRole("button", { name: `Continue as ${strangers.bride.name}` }).click();
      await expect(page).toHaveURL(`${product.url}/couple-dashboard`);
    });
    await test.step("a provider signs in, sees its badge and uploads a picture", async () => {
      await openPage(page, `${product.url}/login`);
      await page.getByRole("button", { name: "Continue with another account" }).click();
      await signInHere(page, provider);
      await expectDashboard(page, "Wildevy Estate");
      const panel = await openTab(page, "Website Badge");
      await expect(panel.getByRole("img", { name: /^The badge today: / })).toBeVisible();
      await openPage(page, `${product.url}/media`);
      const count = partOf(page, "Gallery Images").getByText(/^\d+\/16 images$/);
      const before = Number.parseInt(await count.innerText());
      await choosePhotos(page, ["new.jpg"]);
      await expectCount(page, before + 1);
    });
    await test.step("the provider makes a passkey, and signs in again with it", async () => {
      await openPage(page, `${product.url}/account`);
      await addVirtualAuthenticator(page);
      await page.getByLabel("Name of a new passkey").fill("My phone");
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
      await page.getByRole("button", { name: "I’ve saved them" }).click();
      await expect(page.getByRole("button", { name: "Remove My phone" })).toBeVisible();
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Logout" }).click();
      await expect(page).toHaveURL(`${product.url}/login`);
      await openPage(page, `${product.url}/login`);
      await page.getByRole("button", { name: "Log in with a passkey" }).click();
      await expectDashboard(page, "Wildevy Estate");
    });
    // pending requests must not reach a stopped product
    await page.close();
    expect(calls.at(product.url)).toEqual([]);
    const ways = ["/api/auth/google", "/api/auth/login", "/api/enquiries/direct", "/api/media/gallery"];
    expect(calls.at(api)).toEqual(expect.arrayContaining(ways));
    for (const kind of ["/media/", "/badge/"]) expect(calls.at(api)).toContainEqual(expect.stringMatching(`^${kind}`));
  } finally {
    forwarder.close();
    await product.stop();
    await issuer.close();
    tiles.close();
  }
});
