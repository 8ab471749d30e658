import type { ComponentType } from 'react';
import { RouterProvider } from 'react-router-dom';
import { startRouter } from './router.tsx';

/** Starts the router at the address of the window; resolves when its first screen is loaded. */
export const startProduct = async (): Promise<ComponentType> => {
  const router = startRouter();
  await new Promise<void>((resolve) => {
    const whenLoaded = () => {
      if (!router.state.initialized) return;
      end();
      resolve();
    };
    const end = router.subscribe(whenLoaded);
    whenLoaded();
  });
  return () => <RouterProvider router={router} />;
};
