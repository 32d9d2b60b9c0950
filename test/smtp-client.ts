import { once } from "node:events";
import { connect, type Socket } from "node:net";

export type SmtpAnswer = { code: number; text: string };

export type SmtpConnection = {
  say(line: string): Promise<SmtpAnswer>;
  /** Dot-stuffed; without the final dot unless `isComplete`. */
  pour(content: Buffer, isComplete?: boolean): Promise<SmtpAnswer>;
  write(bytes: string | Buffer): void;
  hear(): Promise<SmtpAnswer>;
  end(): void;
};

export async function openConnection(port: number): Promise<SmtpConnection> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const hear = answersOf(socket);
  const line: SmtpConnection = {
    hear,
    write: (bytes) => void socket.write(bytes),
    say(text) {
      socket.write(`${text}\r\n`);
      return hear();
    },
    pour(content, isComplete = true) {
      socket.write(content.toString("latin1").replaceAll(/^\./gm, ".."), "latin1");
      if (isComplete) socket.write(content.toString("latin1").endsWith("\r\n") ? ".\r\n" : "\r\n.\r\n");
      return isComplete ? hear() : Promise.resolve({ code: 0, text: "" });
    },
    end: () => void socket.destroy(),
  };
  await hear();
  await line.say("EHLO sender.test");
  return line;
}

/** Returns the last answer, the recipient's if that is refused. */
export async function bringMail(
  port: number,
  { from, to, content }: { from: string; to: string; content: Buffer },
): Promise<SmtpAnswer> {
  const line = await openConnection(port);
  try {
    await line.say(`MAIL FROM:<${from}>`);
    const admitted = await line.say(`RCPT TO:<${to}>`);
    if (admitted.code !== 250) return admitted;
    const response = await line.say("DATA");
    return response.code === 354 ? await line.pour(content) : response;
  } finally {
    line.end();
  }
}

function answersOf(socket: Socket): () => Promise<SmtpAnswer> {
  const answers: SmtpAnswer[] = [];
  const waiting: ((answer: SmtpAnswer) => void)[] = [];
  let rest = "";
  let isOver = false;
  const give = (answer: SmtpAnswer) => {
    const next = waiting.shift();
    if (next) next(answer);
    else answers.push(answer);
  };
  socket.on("data", (bytes) => {
    rest += bytes.toString("latin1");
    for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
      const text = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (text[3] === " ") give({ code: Number(text.slice(0, 3)), text: text.slice(4) });
    }
  });
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    isOver = true;
    for (const next of waiting.splice(0)) next({ code: 0, text: "" });
  });
  return () => {
    const [answer] = answers.splice(0, 1);
    if (answer) return Promise.resolve(answer);
    return isOver ? Promise.resolve({ code: 0, text: "" }) : new Promise((resolve) => waiting.push(resolve));
  };
}
