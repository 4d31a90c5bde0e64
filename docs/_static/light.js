// The light that was chosen is set before anything is drawn, so that no page flashes.
document.body.dataset.theme = localStorage.getItem('theme') || 'auto';
