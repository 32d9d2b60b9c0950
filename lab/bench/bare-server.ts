import { createServer } from "node:http";

/** What the bare server is given by message: the finished answers by address, bodies in base64. */
export type BareAnswers = {
  port: number;
  answers: Record<string, { status: number; headers: Record<string, string>; body: string }>;
};

/**
 * The yardstick: `node:http` and nothing else, answering from a table the very bytes and headers that the product
 * answers. What it reaches is the most that one process can reach here.
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
