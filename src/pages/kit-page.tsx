import { useEffect, useState } from "react";
import { FieldGroup } from "../ui/form/field.tsx";
import { Segments } from "../ui/form/segments.tsx";
import { PageFrame } from "../ui/page/page-frame.tsx";
import { TitleBlock } from "../ui/page/section.tsx";
import { ButtonSamples } from "./kit/button-samples.tsx";
import { InputSamples } from "./kit/input-samples.tsx";
import { LayoutSamples } from "./kit/layout-samples.tsx";
import { NoticeSamples } from "./kit/notice-samples.tsx";
import { OverlaySamples } from "./kit/overlay-samples.tsx";
import { SelectionSamples } from "./kit/selection-samples.tsx";

const themes = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Every part of `ui/` in every state; in development only. */
export default function KitPage() {
  const [theme, setTheme] = useState("system");
  useEffect(() => {
    const root = document.documentElement;
    if (theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
  }, [theme]);
  return (
    <PageFrame>
      <title>Kit · Umshado</title>
      <TitleBlock title="The kit" lead="Every part of the design kit in every state." />
      <FieldGroup legend="Colours">
        <Segments name="kit-theme" options={themes} value={theme} onChange={setTheme} />
      </FieldGroup>
      <ButtonSamples />
      <InputSamples />
      <SelectionSamples />
      <NoticeSamples />
      <LayoutSamples />
      <OverlaySamples />
    </PageFrame>
  );
}
