import ImageUp from "lucide/dist/esm/icons/image-up.mjs";
import { useRef, useState, type ChangeEvent } from "react";
import { uploadFiles } from "../../../client/call/upload-file.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import * as limits from "../../../contract/limits.ts";
import { fileMessages } from "../../../contract/media/calls.ts";
import { uploadHeroCall } from "../../../contract/settings/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/data/progress-bar.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import styles from "../../../client/list/tab-form.module.css";
import text from "../../../ui/text.module.css";

/** The recommended size [admin-19]. */
const recommended = { width: 1920, height: 600 };

interface HeroImageProps {
  url: string;
  live: string;
  onChange: (imageUrl: string) => void;
  /** Saving is disabled during an upload, since it would save the earlier picture. */
  onUploading: (is: boolean) => void;
}

export function HeroImage({ url, live, onChange, onUploading }: HeroImageProps) {
  const { percent, error, small, upload } = useHeroUpload(onChange, onUploading);
  const chooser = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (file) void upload(file);
  }
  return (
    <FormSection title="Background image" lead="Recommended 1920x600, JPG, PNG or WebP.">
      <div className={styles.form}>
        <div className={text.actions}>
          <Button variant="outline" icon={ImageUp} busy={percent !== null} onClick={() => chooser.current?.click()}>
            Upload image
          </Button>
          {url !== "" && (
            <Button variant="quiet" onClick={() => onChange("")}>
              Use the standard picture
            </Button>
          )}
          <OutOfSight>
            <input
              ref={chooser}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-label="Background image file"
              tabIndex={-1}
              onChange={choose}
            />
          </OutOfSight>
        </div>
        {percent !== null && <ProgressBar label="Uploading the picture" percent={percent} />}
        <FormError sentence={error} />
        <div role="status">
          {url !== live && (
            <Banner
              tone={small?.url === url ? "warn" : "info"}
              action={
                <Button small variant="quiet" onClick={() => onChange(live)}>
                  Take this back
                </Button>
              }
            >
              {small?.url === url && `${small.sentence} `}
              Not on the front page yet. It goes live with Save Hero Settings.
            </Banner>
          )}
        </div>
      </div>
    </FormSection>
  );
}

function useHeroUpload(onChange: (imageUrl: string) => void, onUploading: (is: boolean) => void) {
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [small, setSmall] = useState<{ url: string; sentence: string } | null>(null);

  async function upload(file: File) {
    if (file.size > limits.image_bytes_max)
      return setError(adminMessages.hero_upload_failed(fileMessages.file_too_large));
    setError(null);
    setPercent(0);
    onUploading(true);
    const outcome = await withProof(() =>
      uploadFiles(uploadHeroCall, "hero", [file], {
        failed: "Please check your connection and try again.",
        onProgress: setPercent,
      }),
    );
    setPercent(null);
    onUploading(false);
    if (!outcome.ok) return setError(adminMessages.hero_upload_failed(outcome.error));
    const { imageUrl, width, height } = outcome.body;
    const isSmall = width < recommended.width || height < recommended.height;
    setSmall(isSmall ? { url: imageUrl, sentence: adminMessages.hero_small(width, height) } : null);
    onChange(imageUrl);
  }
  return { percent, error, small, upload };
}
