import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

type Where = {
  folder: string;
  port: number;
  env?: Record<string, string>;
  program?: string;
  onBorn?: (pid: number) => void;
};

const builtProgram = "build/server/index.js";

export type Product = {
  url: string;
  folder: string;
  pid: number;
  /** SIGTERM; waits for the end. Throws faults found in its log. */
  stop(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
};

export type FailedStart = { code: number | null; out: string; errors: string };

function spawnProduct({ folder, port, env = {}, program = builtProgram }: Where) {
  const url = env["PUBLIC_URL"] ?? `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    env: {
      ...inherited(),
      NODE_ENV: "production",
      DEMO: "on",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { url, child, out: text(child.stdout), errors: text(child.stderr), ended: once(child, "close") };
}

/** The environment without the machine's product settings. */
function inherited(): Record<string, string | undefined> {
  const ours =
    /^(DATABASE_.*|SMTP_URL|MAIL_FROM|INBOUND_.*|MAIL_REPLY_DOMAIN|API_URL|WEB_ORIGINS|TRUST_PROXY|S3_.*|GOOGLE_.*|SUPER_ADMIN_.*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/** Waits for its address; throws its output if it ends instead. */
export async function startProduct(where: Where): Promise<Product> {
  const { url, child, out, errors, ended } = spawnProduct(where);
  where.onBorn?.(child.pid ?? 0);
  const up = new Promise<true>((resolve) => {
    let output = "";
    child.stdout.on("data", (part: Buffer) => {
      output += part.toString("utf8");
      if (output.includes(`Umshado is at ${url}\n`)) resolve(true);
    });
  });
  if ((await Promise.race([up, ended])) !== true) throw new Error(`It did not start: ${await out}${await errors}`);
  return {
    url,
    folder: where.folder,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      const failures = errorsIn((await out) + (await errors));
      if (failures.length > 0) throw new Error(`The product logged faults:\n${failures.join("\n")}`);
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function errorsIn(log: string): string[] {
  return log.split("\n").filter((line) => line.includes('"level":"error"'));
}

/** Expects the start to fail, and waits for the end. */
export async function failToStart(where: Where): Promise<FailedStart> {
  const { child, out, errors, ended } = spawnProduct(where);
  await ended;
  return { code: child.exitCode, out: await out, errors: await errors };
}
