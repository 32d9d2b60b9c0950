import puppeteer, { type ElementHandle, type JSHandle } from "puppeteer-core";
import { engines } from "../../scripts/engines.mjs";
import type { Engine, Handle } from "./driven-browser.ts";

const asElement = (given: Handle) => given.handle as ElementHandle;

/** Firefox by WebDriver BiDi, without a driver. */
export const firefox: Engine = {
  name: "Firefox",
  async start() {
    const browser = await puppeteer.launch({ browser: "firefox", executablePath: engines.firefox, headless: true });
    const page = await browser.newPage();
    const makeRequest = (script: string, given: readonly (string | number | Handle)[]): Promise<JSHandle> => {
      const plain = given.map((one) => (typeof one === "object" ? asElement(one) : one));
      // the CSP forbids eval, so the script is sent as a function declaration
      return page.evaluateHandle(`(function () { ${script} })`).then(async (made) => {
        const answer = await made.evaluateHandle(
          (made, ...rest) => (made as (...rest: unknown[]) => unknown)(...rest),
          ...plain,
        );
        await made.dispose();
        return answer;
      });
    };
    return {
      open: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      run: async <T>(script: string, ...given: (string | number | Handle)[]) =>
        (await (await makeRequest(script, given)).jsonValue()) as T,
      async find(script, ...given) {
        const handle = (await makeRequest(script, given)).asElement();
        return handle && { handle };
      },
      press: (element) => asElement(element).click(),
      type: (element, text) => asElement(element).type(text),
      key: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    };
  },
};
