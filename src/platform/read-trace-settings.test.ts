import { expect, test } from "vitest";
import { readTraceSettings } from "./read-trace-settings.ts";

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };
const usual = { service: "umshado", sampler: "parentbased_always_on", share: 1 };

test("traces are made where a collector is set, by the standard variables", () => {
  expect(readTraceSettings({})).toBeUndefined();
  expect(readTraceSettings({ OTEL_SERVICE_NAME: "site" })).toBeUndefined();
  expect(readTraceSettings(endpoint)).toEqual(usual);
  expect(readTraceSettings({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://otel.test/v1/traces" })).toEqual(usual);
  const some = { OTEL_SERVICE_NAME: "site", OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.1" };
  expect(readTraceSettings({ ...endpoint, ...some })).toEqual({ service: "site", sampler: "traceidratio", share: 0.1 });
  expect(readTraceSettings({ ...endpoint, OTEL_SDK_DISABLED: "true" })).toBeUndefined();
  expect(readTraceSettings({ ...endpoint, OTEL_TRACES_EXPORTER: "none" })).toBeUndefined();
});

test.each([
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "key@otel" },
    "OTEL_EXPORTER_OTLP_ENDPOINT can't be read: expected an address such as http://127.0.0.1:4318.",
  ],
  [
    { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" },
    'OTEL_EXPORTER_OTLP_PROTOCOL is "grpc": expected http/json, which every collector takes at the port for HTTP.',
  ],
  [
    { ...endpoint, OTEL_TRACES_SAMPLER_ARG: "2" },
    "OTEL_TRACES_SAMPLER_ARG is no share: expected a number from 0 to 1.",
  ],
  [{ ...endpoint, OTEL_TRACES_SAMPLER: "jaeger" }, /^OTEL_TRACES_SAMPLER is "jaeger": expected one of always_on, /],
])("a bad value stops the start with one line: %o", (env, sentence) => {
  expect(() => readTraceSettings(env)).toThrow(sentence);
});
