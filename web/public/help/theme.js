// Shows the document in the theme that the browser keeps for the program (web/platform/browser/theme.ts).
const chosen = () => {
  try {
    return localStorage.getItem('theme');
  } catch {
    // A browser that blocks its storage follows the system.
    return null;
  }
};

const media = { light: 'not all', dark: 'screen' }[chosen()];
if (media) document.getElementById('dark').media = media;
