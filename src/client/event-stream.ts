import { events_path } from "../contract/conversations/words.ts";
import { apiAddress } from "./api-address.ts";

/** What came over the stream: the event's name and an id. */
export type LiveEvent = { name: string; id: string };

/** Reads one stream to its end; answers whether there was one, or whether the link is dead and there will be none. Its opening is told as "open". */
export async function readStream(
  headers: Record<string, string>,
  signal: AbortSignal,
  heard: (event: LiveEvent) => void,
): Promise<"read" | "none" | "dead"> {
  try {
    const answer = await fetch(apiAddress(events_path), { headers, signal });
    if (answer.status === 400) return "dead";
    if (!answer.ok || answer.body === null) return "none";
    heard({ name: "open", id: "" });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) tell(event, heard);
    }
    return "read";
  } catch {
    // no connection, or nobody looks any more: it is opened again when somebody does
    return "none";
  }
}

function tell(event: string, heard: (event: LiveEvent) => void): void {
  const name = /^event: (.+)$/m.exec(event)?.[1];
  if (name !== undefined) heard({ name, id: /^data: (.*)$/m.exec(event)?.[1] ?? "" });
}
