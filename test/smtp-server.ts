import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

export type SmtpStep = "greeting" | "hello" | "from" | "to" | "data" | "content";

export type SmtpReply = "usual" | "hang up" | `${4 | 5}${number} ${string}`;

export type SmtpMessage = { from: string; to: string[]; content: string };

const usual: Record<SmtpStep, string> = {
  greeting: "220 test",
  hello: "250 test",
  from: "250 ok",
  to: "250 ok",
  data: "354 go on",
  content: "250 taken",
};

/** A test SMTP server with a reply per step. */
export async function startSmtpServer(reply: (step: SmtpStep) => SmtpReply = () => "usual") {
  const messages: SmtpMessage[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    speak(socket, reply, messages);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function speak(socket: Socket, reply: (step: SmtpStep) => SmtpReply, messages: SmtpMessage[]): void {
  let pending = "";
  let inContent = false;
  let message: SmtpMessage = { from: "", to: [], content: "" };
  const respond = (step: SmtpStep): boolean => {
    const answer = reply(step);
    if (answer === "hang up") socket.destroy();
    else socket.write(`${answer === "usual" ? usual[step] : answer}\r\n`);
    return answer === "usual";
  };
  const hear = (line: string) => {
    if (/^(ehlo|helo)/i.test(line)) respond("hello");
    else if (/^mail from/i.test(line)) {
      message = { from: addressIn(line), to: [], content: "" };
      respond("from");
    } else if (/^rcpt to/i.test(line)) {
      if (respond("to")) message.to.push(addressIn(line));
    } else if (/^data/i.test(line)) inContent = respond("data");
    else if (/^quit/i.test(line)) socket.end("221 bye\r\n");
    else if (/^starttls/i.test(line)) socket.write("502 not here\r\n");
    else socket.write("250 ok\r\n");
  };
  socket.on("data", (bytes) => {
    pending += bytes.toString("latin1");
    for (;;) {
      const end = inContent ? "\r\n.\r\n" : "\r\n";
      const at = pending.indexOf(end);
      if (at === -1) return;
      const part = pending.slice(0, at);
      pending = pending.slice(at + end.length);
      if (!inContent) hear(part);
      else {
        inContent = false;
        if (respond("content")) messages.push({ ...message, content: part.replaceAll("\r\n..", "\r\n.") });
      }
    }
  });
  respond("greeting");
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? "";
}
