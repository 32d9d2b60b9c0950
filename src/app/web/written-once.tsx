import { LRUCache } from "lru-cache";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";

/** What was written of a part: of the site as it is, of what it was a moment ago, and of a page that could not read it. */
const written_max = 4;

/**
 * A part of pages that stays as the server made it [visitors-30], written once for each state of what it shows. It is the same for every guest, and its
 * links lead to full paths, so that where its page stands makes no difference. What it is given is plain data; ids in it begin with its name.
 */
export function writtenOnce<Props extends object>(name: string, Part: ComponentType<Props>): (props: Props) => string {
  const write = (props: Props) => {
    const part = (
      <MemoryRouter>
        <Part {...props} />
      </MemoryRouter>
    );
    return renderToString(part, { identifierPrefix: name });
  };
  const written = new LRUCache<string, string>({
    max: written_max,
    memoMethod: (given) => write(JSON.parse(given) as Props),
  });
  return (props) => written.memo(JSON.stringify(props));
}
