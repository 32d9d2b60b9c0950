import { pascal, sentence } from "./names.ts";
import { insert, type Skeleton } from "./skeleton.ts";

/** A page of a feature, or of `pages`, at the address of its name. */
export function newPage(owner: string, name: string): Skeleton {
  const below = owner === "pages" ? "pages" : `features/${owner}/web`;
  const up = owner === "pages" ? ".." : "../../..";
  return {
    files: {
      [`src/${below}/${name}-page.tsx`]: pageOf(name, up),
      [`src/${below}/${name}-page.component.test.tsx`]: testOf(name, `${up}/..`),
    },
    edits: {
      "src/routes.ts": insert(`  route("${name}", "${below}/${name}-page.tsx"),\n`, "before", / {2}\.\.\.kit,\n/),
      "test/journeys/pages.ts": insert(
        `  { name: "${name.replaceAll("-", " ")}", address: "/${name}" },\n`,
        "before",
        / {2}\{ name: "an unknown page"/,
      ),
    },
  };
}

const pageOf = (name: string, up: string) => `import { href } from "react-router";
import { PageFrame } from "${up}/ui/page/page-frame.tsx";
import { pageMeta } from "${up}/ui/page/page-meta.ts";
import { TitleBlock } from "${up}/ui/page/section.tsx";
import type { Route } from "./+types/${name}-page";

export function meta({ matches }: Route.MetaArgs) {
  const description = "Say in a sentence what people find here.";
  return pageMeta(matches, { title: "${sentence(name)}", description, path: href("/${name}") });
}

/** Say whom it serves, and what they do here. */
export default function ${pascal(name)}Page() {
  return (
    <PageFrame>
      <TitleBlock title="${sentence(name)}" />
    </PageFrame>
  );
}
`;

const testOf = (name: string, up: string) => `import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderComponent } from "${up}/test/render-component.tsx";
import ${pascal(name)}Page from "./${name}-page.tsx";

test("say what is guaranteed", () => {
  renderComponent(<${pascal(name)}Page />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("${sentence(name)}");
  screen.getByText("Say what people read here");
});
`;
