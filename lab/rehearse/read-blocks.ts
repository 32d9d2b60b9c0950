/** In an operator's order. */
export const rehearsed_documents = ["docs/deployment.md", "docs/operations.md"];

export type Block = { heading: string; line: number; commands: string };

/** In order; other blocks are not commands. */
export function readBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let heading = "";
  let open: { language: string; line: number; commands: string[] } | null = null;
  for (const [index, text] of markdown.split("\n").entries()) {
    const fence = /^```(\w*)$/.exec(text);
    if (fence && open) {
      if (open.language === "sh") blocks.push({ heading, line: open.line, commands: `${open.commands.join("\n")}\n` });
      open = null;
    } else if (fence) open = { language: fence[1] ?? "", line: index + 2, commands: [] };
    else if (open) open.commands.push(text);
    else heading = /^#+ (.+)$/.exec(text)?.[1] ?? heading;
  }
  return blocks;
}
