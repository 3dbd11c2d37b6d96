"""What stands in a room, besides products. Places and sizes are in metres, angles in degrees."""

import bpy
import numpy as np
from materials import material
from mathutils import Matrix, Vector

random = np.random.default_rng(1)


def smoothed(mesh):
    """Shades a mesh as round, except at its edges."""
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.7


def add_mesh(name, corners, faces, surface, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(corner) for corner in corners], [], [tuple(face) for face in faces])
    mesh.materials.append(surface)
    if smooth:
        smoothed(mesh)
    mesh.update()
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    return item


BOX = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def box(at, size, of, edge=0.002, turn=0, segments=3):
    """A block with rounded edges, whose lower side's middle is at a place."""
    corners = [(x * size[0] / 2, y * size[1] / 2, z * size[2]) for x in (-1, 1) for y in (-1, 1) for z in (0, 1)]
    item = add_mesh("box", corners, BOX, material(of), True)
    item.location, item.rotation_euler.z = at, np.radians(turn)
    bevel = item.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = edge, segments
    return item


def tiles(at, size, tile, of, grout, bond=0, facing="front", variety=0.08, joint=0.002, tilt=0.004):
    """Tiles on a wall that faces the front or the left, or on a floor (`up`); `at` is its lower left corner.

    Each row begins by `bond` of a tile further left; tiles differ by `variety` in tone and lean by `tilt`.
    """
    width, height = tile
    corners, faces, tones = [], [], []
    for row in range(int(np.ceil(size[1] / height))):
        start = -width * ((row * bond) % 1)
        for column in range(int(np.ceil((size[0] - start) / width))):
            left, right = max(start + column * width, 0), min(start + (column + 1) * width, size[0])
            low, high = row * height, min((row + 1) * height, size[1])
            if right - left < joint * 4 or high - low < joint * 4:
                continue
            lean, nod = random.normal(0, tilt, 2)
            ring = []
            for inset, depth in ((joint / 2, 0), (joint / 2, 0.003), (joint / 2 + 0.0015, 0.004)):
                for x, y in ((left, low), (right, low), (right, high), (left, high)):
                    inward = (inset if x == left else -inset, inset if y == low else -inset)
                    raised = depth and depth + lean * (x - (left + right) / 2) + nod * (y - (low + high) / 2)
                    ring.append((x + inward[0], y + inward[1], raised))
            first = len(corners)
            corners += ring
            for step in (0, 4):
                sides = [(side, (side + 1) % 4, 4 + (side + 1) % 4, 4 + side) for side in range(4)]
                faces += [tuple(first + step + k for k in side) for side in sides]
            faces.append(tuple(first + 8 + side for side in range(4)))
            tones += [1 + random.normal(0, variety)] * 9
    item = add_mesh("tiles", corners, faces, material(of))
    tone = item.data.attributes.new("tone", "FLOAT_COLOR", "FACE")
    tone.data.foreach_set("color", np.repeat(tones, 4).astype(np.float32))
    bed = add_mesh("bed", [(0, 0, 0), (size[0], 0, 0), (size[0], size[1], 0), (0, size[1], 0)], [(0, 1, 2, 3)], material(grout))
    bed.location.z = 0.0022
    turned = {
        "front": Matrix.Rotation(np.pi / 2, 4, "X"),
        "left": Matrix.Rotation(-np.pi / 2, 4, "Z") @ Matrix.Rotation(np.pi / 2, 4, "X"),
        "up": Matrix.Identity(4),
    }[facing]
    for part in (item, bed):
        part.matrix_world = Matrix.Translation(at) @ turned @ part.matrix_basis


def ribs(at, size, of, pitch=0.022):
    """A fluted front: upright half-round ribs before a board, `at` its lower left corner."""
    count, radius = round(size[0] / pitch), pitch * 0.46
    angles = np.linspace(0, np.pi, 9)
    for index in range(count):
        middle = (index + 0.5) * size[0] / count
        ring = [(radius * np.cos(angle), -radius * np.sin(angle)) for angle in angles]
        corners = [(x, y, z) for z in (0, size[1]) for x, y in ring]
        faces = [(k, k + 1, k + 10, k + 9) for k in range(8)]
        add_mesh("rib", corners, faces, material(of), True).location = Vector(at) + Vector((middle, 0, 0))
    box((at[0] + size[0] / 2, at[1] + 0.01, at[2]), (size[0], 0.02, size[1]), of)


def lathe(at, profile, of):
    """A turned body of a profile: radii and heights from the bottom to the top."""
    steps = 72
    angles = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    corners = [(r * np.cos(angle), r * np.sin(angle), z) for r, z in profile for angle in angles]
    faces = [
        (ring * steps + k, ring * steps + (k + 1) % steps, (ring + 1) * steps + (k + 1) % steps, (ring + 1) * steps + k)
        for ring in range(len(profile) - 1)
        for k in range(steps)
    ]
    item = add_mesh("lathe", corners, faces, material(of), True)
    item.location = at
    return item


def vase(at, size, of, neck=0.4, belly=0.42):
    """A vase so wide and high, its neck and the height of its belly as shares; hollow at its top."""
    radius, height = size[0] / 2, size[1]
    heights = np.linspace(0, 1, 40)
    below = np.sqrt(np.clip(1 - ((heights - belly) / (belly + 0.09)) ** 2, 0.05, 1))
    above = neck + (1 - neck) * np.cos(np.clip((heights - belly) / (0.92 - belly), 0, 1) * np.pi / 2) ** 1.4
    outline = [(radius * (b if h < belly else a), height * h) for h, b, a in zip(heights, below, above)]
    inner = [(radius * neck * 0.86, height), (radius * neck * 0.8, height * 0.8), (0, height * 0.78)]
    lathe(at, [(0, 0), *outline, *inner], of)


def branch(at, to, of, bark, leaves=16, size=0.026, sway=0.25):
    """A branch from one place to another, with pairs of round leaves that grow smaller."""
    start, end = np.array(at, float), np.array(to, float)
    length = np.linalg.norm(end - start)
    side = np.array((random.normal(), random.normal(), 0)) * sway * length / 2
    share = np.linspace(0, 1, 24)[:, None]
    line = start * (1 - share) + end * share + side * share * (1 - share) * 2
    curve = bpy.data.curves.new("branch", "CURVE")
    curve.dimensions, curve.bevel_depth = "3D", 0.0016
    spline = curve.splines.new("POLY")
    spline.points.add(len(line) - 1)
    for point, place, thin in zip(spline.points, line, np.linspace(1, 0.4, len(line))):
        point.co, point.radius = (*place, 1), thin
    curve.materials.append(material(bark))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("branch", curve))
    angles = np.linspace(0, 2 * np.pi, 10, endpoint=False)
    corners, faces = [], []
    for index in range(leaves):
        along = 0.35 + 0.65 * (index + 0.5) / leaves
        stem = np.array([np.interp(along, share[:, 0], line[:, axis]) for axis in range(3)])
        radius = size * (1.15 - 0.65 * along) * random.uniform(0.8, 1.15)
        for pair in (0, np.pi):
            turn = index * 1.9 + pair + random.normal(0, 0.3)
            outward = np.array((np.cos(turn), np.sin(turn), random.uniform(0.1, 0.9)))
            outward /= np.linalg.norm(outward)
            across = np.cross(outward, (0, 0, 1))
            across /= np.linalg.norm(across)
            upward = np.cross(across, outward)
            first = len(corners)
            for angle in angles:
                far, wide = 1.1 + np.cos(angle), 0.8 * np.sin(angle)
                bent = 0.25 * wide * wide - 0.12 * far * far
                corners.append(stem + radius * (outward * far + across * wide + upward * bent))
            faces.append(range(first, first + len(angles)))
    add_mesh("leaves", corners, faces, material(of), True)


def towels(at, size, of, count=3, turn=0):
    """A stack of folded towels; the fold is in the front."""
    for index in range(count):
        height = size[2] / count
        for half in (0, 1):
            shrink = 1 - random.uniform(0, 0.03)
            place = Vector(at) + Vector((random.normal(0, 0.003), random.normal(0, 0.002), height * (index + half / 2)))
            folded = (size[0] * shrink, size[1] * shrink, height * 0.53)
            box(place, folded, of, height * 0.255, turn + random.normal(0, 1.2), segments=6)


def drape(at, size, of, fall=(1, 0.8), gap=0.02):
    """A towel over a rail, `at` the middle of the rail: as wide as `size[0]`, it falls by shares of `size[1]` before and behind."""
    columns, radius = 40, gap / 2
    bend = np.linspace(0, np.pi, 9)
    front = [(-radius, -size[1] * fall[0] * share) for share in np.linspace(1, 0, 26)[:-1]]
    over = [(-radius * np.cos(angle), radius * np.sin(angle)) for angle in bend]
    back = [(radius, -size[1] * fall[1] * share) for share in np.linspace(0, 1, 12)[1:]]
    profile = front + over + back
    corners = []
    for column in range(columns + 1):
        share = column / columns
        for y, z in profile:
            fallen = min(max(-z, 0) / size[1], 1)
            wave = fallen * (0.01 * np.sin(share * 9 + 0.6) + 0.004 * np.sin(share * 23))
            corners.append(((share - 0.5) * size[0] * (1 - 0.03 * fallen), y - wave * (0.7 if y < 0 else -0.3), z))
    rows = len(profile)
    starts = [column * rows + row for column in range(columns) for row in range(rows - 1)]
    faces = [(start, start + 1, start + rows + 1, start + rows) for start in starts]
    item = add_mesh("drape", corners, faces, material(of), True)
    thick = item.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.006, 0
    item.location = at


def stool(at, of, size=(0.32, 0.45)):
    radius, under = size[0] / 2, size[1] - 0.03
    seat = [(0, 0), (radius - 0.008, 0), (radius, 0.008), (radius, 0.022), (radius - 0.008, 0.03), (0, 0.03)]
    lathe(Vector(at) + Vector((0, 0, under)), seat, of)
    for angle in np.radians((35, 145, 215, 325)):
        outward = Vector((np.cos(angle), np.sin(angle), 0)) * radius
        foot, head = Vector(at) + outward * 1.02, Vector(at) + outward * 0.66 + Vector((0, 0, under))
        leg = lathe((0, 0, 0), [(0, 0), (0.011, 0), (0.015, under), (0, under)], of)
        leg.matrix_world = Matrix.Translation(foot) @ (head - foot).to_track_quat("Z", "Y").to_matrix().to_4x4()


def bottle(at, size, of, cap):
    radius, height = size[0] / 2, size[1]
    outline = [(0, 0), (0.94, 0), (1, 0.02), (1, 0.66), (0.9, 0.72), (0.4, 0.78), (0.4, 0.82), (0, 0.82)]
    lathe(at, [(radius * r, height * z) for r, z in outline], of)
    top = [(0, 0), (0.5, 0), (0.5, 0.17), (0, 0.18)]
    lathe(Vector(at) + Vector((0, 0, height * 0.82)), [(radius * r, height * z) for r, z in top], cap)


def drawing(at, lines, of, width):
    """Lines of ink on paper, each from one place to another, to the right and to the back of `at`."""
    for x1, y1, x2, y2 in lines:
        way = Vector((x2 - x1, y2 - y1))
        middle = Vector(at) + Vector(((x1 + x2) / 2, (y1 + y2) / 2, 0))
        box(middle, (way.length + width, width, 0.0002), of, edge=0, turn=np.degrees(np.arctan2(way.y, way.x)))


def seen_by(item, *rays):
    """Hides a body from all rays but some (`camera`, `glossy`): it casts no shadow and no light."""
    for ray in {"camera", "glossy", "diffuse", "transmission", "volume_scatter", "shadow"} - set(rays):
        setattr(item, f"visible_{ray}", False)


BODIES = {made.__name__: made for made in (box, tiles, ribs, vase, branch, towels, drape, stool, bottle, drawing)}
