import {
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
  type Response,
  type WebError,
} from "@playwright/test";
import { sharedUrl } from "./places.ts";

export type Noise = {
  allow(complaint: RegExp): void;
  listenTo(context: BrowserContext): void;
};

/** Fails on console errors and warnings, uncaught errors and requests to other hosts. */
export const test = base.extend<{ noise: Noise }>({
  noise: [
    async ({ context }, provide) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      const onMessage = (message: ConsoleMessage) => {
        if (["error", "warning"].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
      };
      const refusals: Promise<string>[] = [];
      const onResponse = (response: Response) => {
        if (response.status() === 400) refusals.push(describeRefusal(response));
      };
      const onError = (error: WebError) => heard.push(`uncaught: ${error.error().message}`);
      const onRequest = (request: Request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(sharedUrl()))
          heard.push(`requested ${request.url()}`);
      };
      const listenTo = (listened: BrowserContext) =>
        void listened
          .on("console", onMessage)
          .on("weberror", onError)
          .on("request", onRequest)
          .on("response", onResponse);
      listenTo(context);
      await provide({ allow: (complaint) => void allowed.push(complaint), listenTo });
      // a walk's page is reused
      context.off("console", onMessage).off("weberror", onError).off("request", onRequest).off("response", onResponse);
      const unexpected = heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      const details = unexpected.length > 0 ? await Promise.all(refusals) : [];
      base.expect(unexpected, ["what the pages complained of", ...details].join("\n")).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

async function describeRefusal(response: Response): Promise<string> {
  const request = response.request();
  const answer = await response.text().catch(() => "no body");
  return `${request.method()} ${request.url()} ${request.postData()?.slice(0, 500) ?? ""}: ${answer.slice(0, 500)}`;
}

/** Waits for hydration, since script-only features are missing before. */
export async function openPage(page: Page, address: string): Promise<number> {
  const answer = await goTo(page, address);
  await awake(page);
  return answer?.status() ?? 0;
}

/** Retries if a closing dialog's history step aborted the navigation. */
async function goTo(page: Page, address: string): Promise<Response | null> {
  try {
    return await page.goto(address);
  } catch (error) {
    if (!String(error).includes("ERR_ABORTED")) throw error;
    return page.goto(address);
  }
}

export function awake(page: Page): Promise<void> {
  return alive(page.locator("main"));
}

/** Waits for hydration of an element, which may be later than the page's. */
export async function alive(element: Locator): Promise<void> {
  const keys = () => element.evaluate((at) => Object.keys(at).join(" "));
  await expect.poll(keys, { intervals: [50] }).toContain("__reactProps");
}

/** Waits for a closed overlay's history step, which would abort a navigation. */
export async function leftHistory(page: Page): Promise<void> {
  const open = () => page.evaluate(() => (history.state as { open?: number } | null)?.open ?? 0);
  await expect.poll(open, { intervals: [50] }).toBe(0);
}

/** Blocks video posters, which are on an external host. */
export async function withoutPosters(page: Page, noise: Noise): Promise<void> {
  noise.allow(/^requested https:\/\/i\.ytimg\.com\//);
  await page.route("https://i.ytimg.com/**", (route) => route.fulfill({ status: 204 }));
}

/** An unused network, since a business accepts ten enquiries an hour from one [enquiries-9]. */
export function newNetwork(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { "X-Forwarded-For": `198.${18 + (part() % 2)}.${part()}.1` };
}

/** Unique across journeys and retries. */
export function newAddress(): string {
  return `journey-${Math.random().toString(36).slice(2, 12)}@couple.example`;
}
