/**
 * Translators of browsers put elements of their own in the place of text nodes. React later removes, or inserts before, a node that is
 * not where React left it, which throws and takes the page down. Here such a node is removed from where it is, and what was to come
 * before it comes last.
 */
export const toleratesTranslators = ({ prototype }: typeof Node = Node): void => {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    else child.parentNode?.removeChild(child);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before?.parentNode === this ? before : null);
    return child;
  };
};
