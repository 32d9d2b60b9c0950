import { afterAll } from "vitest";
import { openMailListener, handleMail } from "../src/server/receive-mail.ts";
import type { TestApp } from "./harness.ts";

export const inboundEnv = {
  INBOUND_SMTP_PORT: "0",
  INBOUND_SMTP_HOST: "127.0.0.1",
  MAIL_REPLY_DOMAIN: "reply.umshado.test",
};

export async function listenForMail(app: TestApp): Promise<number> {
  const listener = await openMailListener(app.runtime.config);
  if (listener === null) throw new Error("replies are not taken");
  handleMail(listener, app.runtime);
  afterAll(() => listener.close());
  return listener.port;
}
