/** Parts of a page that are set apart while the rest is rendered, behind a mark that stands for them there. */
type Apart = { mark: string; parts: string[] };

/** Of the one page that is being rendered: that is done at once, so that no other comes between. */
let held: Apart | null = null;

/**
 * Renders a page at once with its HTML set apart that is made already: React then neither copies it, nor is one long text made of it and the rest. `putBack`
 * hands on a piece of the page in pieces, with what was set apart in its place. What stands for a part there begins with a mark that is made anew for each page and
 * told to nobody, so that no text of a page is taken for one.
 */
export function renderApart(render: () => string): { html: string; putBack: (html: string) => string[] } {
  const apart: Apart = { mark: crypto.randomUUID(), parts: [] };
  held = apart;
  try {
    return { html: render(), putBack: (html) => piecesOf(html, apart) };
  } finally {
    held = null;
  }
}

/** Renders a part whole, whatever page is being rendered: for one that outlives it. */
export function renderWhole(render: () => string): string {
  const before = held;
  held = null;
  try {
    return render();
  } finally {
    held = before;
  }
}

/** What a page has in the place of HTML that is made already: the HTML itself where none is set apart. */
export function setApart(html: string): string {
  return held === null ? html : `${held.mark}${held.parts.push(html) - 1};`;
}

function piecesOf(html: string, { mark, parts }: Apart): string[] {
  const [first = "", ...others] = html.split(mark);
  const back = others.flatMap((each) => {
    const end = each.indexOf(";");
    return [parts[Number(each.slice(0, end))] ?? "", each.slice(end + 1)];
  });
  return [first, ...back];
}
