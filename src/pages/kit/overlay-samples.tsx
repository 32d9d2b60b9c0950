import { lazy, Suspense, useState, type ComponentType } from "react";
import { Button } from "../../ui/button.tsx";
import { ActionButton } from "../../ui/overlay/action-button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Menu } from "../../ui/overlay/menu.tsx";
import { QuestionDialog } from "../../ui/overlay/question-dialog.tsx";
import { Share } from "../../ui/overlay/share.tsx";
import { Section } from "../../ui/page/section.tsx";
import { YoutubeVideo } from "../../ui/youtube-video.tsx";
import { Specimen } from "./specimen.tsx";
import styles from "./specimen.module.css";

const LightboxViewer = lazy(async () => ({
  default: (await import("../../ui/overlay/lightbox-viewer.tsx")).LightboxViewer,
}));

type Opened = { open: boolean; onClose: () => void };

export function OverlaySamples() {
  return (
    <Section title="What opens over the page">
      <Specimen name="Dialog, QuestionDialog, ActionButton, LightboxViewer, YoutubeVideo, Menu, Share">
        <Opener words="Open a dialog" what={PlainDialog} />
        <Opener words="Open a sheet" what={SheetDialog} />
        <Opener words="Ask a question" what={Question} />
        <Opener words="Open the lightbox" what={Lightbox} />
        <ActionButton variant="outline" onPress={refuse}>
          Fail with a toast
        </ActionButton>
        <YoutubeVideo video_id="aqz-KE-bpKQ" title="A film" className={styles.film}>
          <img src="/favicon.svg" alt="" />
        </YoutubeVideo>
        <Menu label="More actions">
          <Button small variant="quiet">
            Archive
          </Button>
          <Button small variant="quiet">
            Report
          </Button>
        </Menu>
        <Share
          label="Share"
          shared={{ title: "Umshado", text: "Have a look at Umshado:", url: "https://umshado.test" }}
        />
      </Specimen>
    </Section>
  );
}

function Opener({ words: label, what: What }: { words: string; what: ComponentType<Opened> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <What open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function PlainDialog(opened: Opened) {
  return (
    <Dialog
      {...opened}
      title="A dialog"
      lead="One fine line."
      footerContent={<Button onClick={opened.onClose}>Done</Button>}
    >
      <p>What it holds.</p>
    </Dialog>
  );
}

function SheetDialog(opened: Opened) {
  return (
    <Dialog {...opened} sheet title="A sheet">
      <p>It rises from the bottom edge of a phone.</p>
    </Dialog>
  );
}

const refuse = () => Promise.resolve("It could not be deleted. Please try again.");

function Question(opened: Opened) {
  return (
    <QuestionDialog {...opened} danger title="Delete this picture?" confirm="Delete" onConfirm={refuse}>
      <p>It can’t be undone.</p>
    </QuestionDialog>
  );
}

const slides = [{ kind: "picture", src: "/favicon.svg", alt: "A rosette", caption: "A rosette" }] as const;

function Lightbox({ open, onClose }: Opened) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <LightboxViewer slides={slides} index={0} onClose={onClose} />
    </Suspense>
  );
}
