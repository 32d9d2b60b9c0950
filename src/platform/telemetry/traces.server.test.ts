import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { accountEmails } from "../../features/accounts/emails.ts";
import { workOnResetLinks } from "../../features/accounts/jobs.ts";
import { deliverEmails } from "../../features/emails/deliver-emails.ts";
import { openMailer } from "../network/mail.ts";
import { observe } from "./signals.ts";
import { openTraces } from "./traces.ts";

const app = await startTestApp();

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};
type Sent = { resourceSpans: { resource: unknown; scopeSpans: { spans: Span[] }[] }[] };

async function startCollector() {
  const sent: { path: string; key: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      sent.push({ path: request.url ?? "", key: request.headers["x-key"]?.toString(), body });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  });
  const spans = () =>
    sent.flatMap(({ body }) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
    );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent, spans };
}

const nothing: Span = { traceId: "", spanId: "", name: "", kind: 0, attributes: [] };

function whenDelivered(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  onTestFinished(observe("job", ({ name }) => void (name === "deliver_letter" && resolve())));
  return () => promise;
}

const trace_id = "4bf92f3577b34da6a3ce929d0e0e4736";

test("a request, its queries, the work that it queues and the emails of that are one trace, which names nobody", async () => {
  const collector = await startCollector();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url);
  vi.stubEnv("OTEL_EXPORTER_OTLP_HEADERS", "x-key=collector");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { end } = openTraces({ service: "umshado", sampler: "parentbased_always_on", share: 1 });
  await deliverEmails(app.runtime, openMailer(app.runtime.config), accountEmails);
  await workOnResetLinks(app.runtime);
  const { email } = await buildProvider(app, { email: "lerato@people.test" });
  const delivered = whenDelivered();
  const site = `http://127.0.0.1:${await app.serve()}`;
  const headers = { "content-type": "application/json", traceparent: `00-${trace_id}-00f067aa0ba902b7-01` };
  const body = JSON.stringify({ email });
  await (await fetch(`${site}/api/auth/forgot-password`, { method: "POST", headers, body })).text();
  await delivered();
  await end();

  const spans = collector.spans().filter(({ traceId }) => traceId === trace_id);
  const parentOf = ({ parentSpanId }: Span) => spans.find(({ spanId }) => spanId === parentSpanId)?.name;
  const named = (name: string) => spans.find((span) => span.name === name) ?? nothing;
  expect(named("POST /api/auth/forgot-password")).toMatchObject({ parentSpanId: "00f067aa0ba902b7", kind: 2 });
  expect(parentOf(named("job mail_reset_links"))).toBe("POST /api/auth/forgot-password");
  expect(parentOf(named("job deliver_letter"))).toBe("job mail_reset_links");
  const mail = spans.find(({ name }) => name.startsWith("mail ")) ?? nothing;
  expect(parentOf(mail)).toBe("job deliver_letter");
  const queries = new Set(spans.filter(({ name }) => name.startsWith("query ")).map(parentOf));
  expect(queries).toContain("POST /api/auth/forgot-password");
  expect(queries).toContain("job mail_reset_links");
  expect(collector.sent[0]).toMatchObject({ path: "/v1/traces", key: "collector" });
  const sentText = collector.sent.map((each) => each.body).join("");
  expect(sentText).toContain('"umshado"');
  expect(sentText).not.toContain("lerato");
});

test("without a collector, work is queued without a trace", async () => {
  const { email } = await buildProvider(app);
  const delivered = whenDelivered();
  expect((await app.call("/api/auth/forgot-password", { body: { email } })).status).toBe(200);
  await delivered();
  await app.mailbox.waitFor(email);
});
