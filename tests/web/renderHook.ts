import { act, createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

const ignore = (): void => undefined;

/** As much of an element as React needs for a component that draws nothing. */
const emptyElement = (): HTMLElement => {
  const document = { nodeType: 9, addEventListener: ignore, activeElement: null };
  const element = {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    addEventListener: ignore,
    ownerDocument: document,
    textContent: '',
  };
  return element as unknown as HTMLElement;
};

/** A hook while it is in use. */
interface RenderedHook<Result> {
  /** What the hook returned last. */
  readonly result: { readonly current: Result };
  /** Does something that changes the hook's state and waits until it is rendered. */
  act(work: () => unknown): Promise<void>;
  rerender(): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * Uses a hook in a component that draws nothing: state and effects are React's own, and no DOM is needed. `within` puts the
 * component inside providers. It is unmounted when the test ends.
 */
export const renderHook = async <Result>(
  useHook: () => Result,
  within: (component: ReactElement) => ReactElement = (component) => component,
): Promise<RenderedHook<Result>> => {
  const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean; window?: unknown };
  globals.IS_REACT_ACT_ENVIRONMENT = true;
  globals.window ??= { HTMLIFrameElement: class {} };
  const result = {} as { current: Result };
  const Component = () => {
    result.current = useHook();
    return null;
  };
  const root = createRoot(emptyElement());
  const rerender = () => act(async () => root.render(within(createElement(Component))));
  await rerender();
  let isMounted = true;
  const unmount = async () => {
    if (!isMounted) return;
    isMounted = false;
    await act(async () => root.unmount());
    delete globals.window;
    delete globals.IS_REACT_ACT_ENVIRONMENT;
  };
  // A hook that stayed in use would be rendered by the next file of the worker, without a window.
  onTestFinished(unmount);
  return {
    result,
    act: (work) =>
      act(async () => {
        await work();
      }),
    rerender,
    unmount,
  };
};
