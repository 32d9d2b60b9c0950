import { spawn } from "node:child_process";
import { once } from "node:events";
import { engines } from "../../scripts/engines.mjs";
import { freePort } from "../../scripts/free-port.mjs";
import type { DrivenBrowser, Engine, Handle, Key } from "./driven-browser.ts";

/** WebDriver's element key (12.2) and key codes (17.4.2). */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const keys: Record<Key, string> = { Tab: "\uE004", Escape: "\uE00C", ArrowRight: "\uE014", Enter: "\uE007" };
const answer_ms = 20_000;

type Call = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

function callsTo(port: number): Call {
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answer_ms),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

function startProgram(path: string, args: readonly string[], display?: string) {
  const env = { ...process.env, ...(display && { DISPLAY: display, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1" }) };
  const child = spawn(path, args, { env, stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const ended = once(child, "close");
  return {
    child,
    async end() {
      child.kill();
      await ended;
    },
  };
}

async function startDisplay() {
  const display = startProgram(engines.display, [
    "-displayfd",
    "3",
    "-screen",
    "0",
    "1400x1000x24",
    "-nolisten",
    "tcp",
  ]);
  const [number] = (await once(display.child.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  return { ...display, name: `:${number.toString().trim()}` };
}

async function untilReady(makeRequest: Call): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await makeRequest("GET", "/status");
      return;
    } catch (cause) {
      if (tries === 100) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function drive(makeRequest: Call, session: string, end: () => Promise<void>): DrivenBrowser {
  const asElement = (result: unknown): Handle | null => (result === null ? null : { handle: result });
  const place = ({ handle }: Handle) => `${session}/element/${(handle as Record<string, string>)[elementKey]}`;
  const execute = (script: string, given: readonly (string | number | Handle)[]) =>
    makeRequest("POST", `${session}/execute/sync`, {
      script,
      args: given.map((one) => (typeof one === "object" ? one.handle : one)),
    });
  return {
    open: async (url) => void (await makeRequest("POST", `${session}/url`, { url })),
    back: async () => void (await makeRequest("POST", `${session}/back`, {})),
    run: async <T>(script: string, ...given: (string | number | Handle)[]) => (await execute(script, given)) as T,
    find: async (script, ...given) => asElement(await execute(script, given)),
    press: async (element) => void (await makeRequest("POST", `${place(element)}/click`, {})),
    type: async (element, text) => void (await makeRequest("POST", `${place(element)}/value`, { text })),
    async key(key) {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] }));
      await makeRequest("POST", `${session}/actions`, { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    resize: async (width, height) => void (await makeRequest("POST", `${session}/window/rect`, { width, height })),
    async close() {
      await makeRequest("DELETE", session).catch(() => undefined);
      await end();
    },
  };
}

export const webkit: Engine = {
  name: "WebKit",
  async start() {
    const port = await freePort();
    const display = await startDisplay();
    const driver = startProgram(engines.webkitDriver, [`--port=${port}`], display.name);
    const end = async () => {
      await driver.end();
      await display.end();
    };
    try {
      const makeRequest = callsTo(port);
      await untilReady(makeRequest);
      const options = { binary: engines.webkitWindow, args: ["--automation"] };
      const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
      const { sessionId } = (await makeRequest("POST", "/session", { capabilities })) as { sessionId: string };
      return drive(makeRequest, `/session/${sessionId}`, end);
    } catch (cause) {
      await end();
      throw cause;
    }
  },
};
