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

/** What a page may complain of; anything else fails the journey. */
export type Noise = {
  /** Says that this complaint is part of the journey. */
  allow(complaint: RegExp): void;
  /** Listens to a context that the journey has opened itself. */
  listenTo(context: BrowserContext): void;
};

/** A journey through the shared product. Console errors, warnings and uncaught errors fail it, as do requests to other hosts. */
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
          heard.push(`asked ${request.url()}`);
      };
      const listenTo = (listened: BrowserContext) =>
        void listened
          .on("console", onMessage)
          .on("weberror", onError)
          .on("request", onRequest)
          .on("response", onResponse);
      listenTo(context);
      await provide({ allow: (complaint) => void allowed.push(complaint), listenTo });
      // a walk's page lives on
      context.off("console", onMessage).off("weberror", onError).off("request", onRequest).off("response", onResponse);
      const unexpected = heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      const details = unexpected.length > 0 ? await Promise.all(refusals) : [];
      base.expect(unexpected, ["what the pages complained of", ...details].join("\n")).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

/** What the console does not say of a request that was refused. */
async function describeRefusal(response: Response): Promise<string> {
  const request = response.request();
  const answer = await response.text().catch(() => "no body");
  return `${request.method()} ${request.url()} ${request.postData()?.slice(0, 500) ?? ""}: ${answer.slice(0, 500)}`;
}

/** Opens a page and waits until its scripts have taken over: before that, what only scripts do is not there. */
export async function openPage(page: Page, address: string): Promise<number> {
  const answer = await goTo(page, address);
  await awake(page);
  return answer?.status() ?? 0;
}

/** Goes to an address; once more where the step back of a dialog that has just closed ended the navigation. */
async function goTo(page: Page, address: string): Promise<Response | null> {
  try {
    return await page.goto(address);
  } catch (error) {
    if (!String(error).includes("ERR_ABORTED")) throw error;
    return page.goto(address);
  }
}

/** Waits until React has taken over the page that was loaded. */
export function awake(page: Page): Promise<void> {
  return alive(page.locator("main"));
}

/** Waits until React has taken over an element: parts that are fetched by themselves follow later than their page. */
export async function alive(element: Locator): Promise<void> {
  const keys = () => element.evaluate((at) => Object.keys(at).join(" "));
  await expect.poll(keys, { intervals: [50] }).toContain("__reactProps");
}

/** Waits until the entry of what stood open over the page has left the history: that step would end a navigation that begins with it. */
export async function leftHistory(page: Page): Promise<void> {
  const open = () => page.evaluate(() => (history.state as { open?: number } | null)?.open ?? 0);
  await expect.poll(open, { intervals: [50] }).toBe(0);
}

/** The poster of a video stands at the videos' host, which the journeys do not ask. */
export async function withoutPosters(page: Page, noise: Noise): Promise<void> {
  noise.allow(/^asked https:\/\/i\.ytimg\.com\//);
  await page.route("https://i.ytimg.com/**", (route) => route.fulfill({ status: 204 }));
}

/** As behind a proxy, from a network that no other journey uses: a business takes ten enquiries an hour from one [enquiries-9]. */
export function newNetwork(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { "X-Forwarded-For": `198.${18 + (part() % 2)}.${part()}.1` };
}

/** An email address that no other journey, and no other run of this one, uses. */
export function newAddress(): string {
  return `journey-${Math.random().toString(36).slice(2, 12)}@couple.example`;
}
