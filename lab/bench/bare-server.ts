import { createServer } from "node:http";

/** The answers by address; bodies in base64. */
export type BareAnswers = {
  port: number;
  answers: Record<string, { status: number; headers: Record<string, string>; body: string }>;
};

/**
 * The yardstick: bare `node:http` that sends the product's exact bytes and headers, the most one process can reach
 * here.
 */
process.once("message", ({ port, answers }: BareAnswers) => {
  const table = new Map(
    Object.entries(answers).map(([address, { status, headers, body }]) => [
      address,
      { status, headers, body: Buffer.from(body, "base64") },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = table.get(request.url ?? "");
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  server.keepAliveTimeout = 65_000;
  server.listen(port, "127.0.0.1", () => process.send?.("listening"));
});
process.once("disconnect", () => process.exit(0));
