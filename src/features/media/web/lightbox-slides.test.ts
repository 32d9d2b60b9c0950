import { expect, test } from "vitest";
import type { MediaItem } from "../../../contract/media/schema.ts";
import { pictureSlides, videoSlides } from "./lightbox-slides.ts";
import { alternativeText } from "./media-words.ts";

const picture = {
  url: "/media/a-w1200.webp",
  srcset: "/media/a-w450.webp 450w, /media/a-w1200.webp 1200w",
  width: 1200,
  height: 800,
  placeholder: "",
};
const image: MediaItem = {
  id: "1",
  media_type: "image",
  url: picture.url,
  caption: "The long table",
  alternative_text: "A table for forty under trees",
  picture,
  video_id: null,
};
const video: MediaItem = {
  ...image,
  media_type: "youtube",
  caption: null,
  alternative_text: null,
  picture: null,
  video_id: "abc123",
};

test("a picture brings every stored width with its height", () => {
  expect(pictureSlides([image, video], "Wildevy Estate")).toEqual([
    {
      kind: "picture",
      src: "/media/a-w1200.webp",
      alt: "A table for forty under trees",
      width: 1200,
      height: 800,
      srcSet: [
        { src: "/media/a-w450.webp", width: 450, height: 300 },
        { src: "/media/a-w1200.webp", width: 1200, height: 800 },
      ],
      caption: "The long table",
    },
  ]);
});

test("a picture without words is described by its position", () => {
  expect(alternativeText({ ...image, alternative_text: " ", caption: null }, 2, "Wildevy Estate")).toBe(
    "Picture 3 of Wildevy Estate",
  );
});

test("a video without a caption still has a title", () => {
  expect(videoSlides([video], "Wildevy Estate")).toMatchObject([
    { youtubeId: "abc123", title: "Video 1 of Wildevy Estate" },
  ]);
});
